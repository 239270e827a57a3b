function canVisitAll(rooms: number[][]): boolean {
  const isOpen = rooms.map((_, room) => room === 0)
  for (let round = 0; round < rooms.length; round++) {
    rooms.forEach((keys, room) => {
      if (isOpen[room]) for (const key of keys) isOpen[key] = true
    })
  }
  return isOpen.every((open) => open)
}
