/**
 * Whether all rooms can be opened when only room 0 is open and each room holds keys to others.
 * Every room that is opened is searched once for its keys.
 */
function canVisitAll(rooms: number[][]): boolean {
  const opened = new Set([0])
  // A set can grow while it is read.
  for (const room of opened) {
    for (const key of rooms[room]) opened.add(key)
  }
  return opened.size === rooms.length
}
