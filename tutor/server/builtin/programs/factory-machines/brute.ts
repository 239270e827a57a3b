function minTime(machines: number[], products: number): number {
  let time = 0
  let made = 0
  while (made < products) {
    time++
    made += machines.filter((pace) => time % pace === 0).length
  }
  return time
}
