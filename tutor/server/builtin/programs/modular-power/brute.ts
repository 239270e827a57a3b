function modularPower(base: number, exponent: number, modulus: number): number {
  return Number(BigInt(base) ** BigInt(exponent) % BigInt(modulus))
}

function powerModuloPrime(base: number, exponent: number): number {
  return modularPower(base, exponent, 1_000_000_007)
}
