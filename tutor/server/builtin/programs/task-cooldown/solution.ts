/**
 * The fewest slots for all tasks when equal ones need `pause` slots between them.
 * The most frequent kind sets frames of pause + 1 slots; only the last one need not be full. With
 * enough other tasks there are no gaps, and the number of tasks is the answer.
 */
function taskCooldown(tasks: string[], pause: number): number {
  const counts = new Map<string, number>()
  for (const task of tasks) counts.set(task, (counts.get(task) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const asFrequent = [...counts.values()].filter((count) => count === most).length
  return Math.max(tasks.length, (most - 1) * (pause + 1) + asFrequent)
}
