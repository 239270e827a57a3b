function carFleet(target: number, position: number[], speed: number[]): number {
  const timeOf = (car: number) => (target - position[car]) / speed[car]
  // A car leads a fleet if all cars ahead of it arrive earlier.
  return position.filter((start, car) =>
    position.every((other, ahead) => other <= start || timeOf(ahead) < timeOf(car)),
  ).length
}
