function taskCooldown(tasks: string[], pause: number): number {
  const left = new Map<string, number>()
  for (const task of tasks) left.set(task, (left.get(task) ?? 0) + 1)
  const readyAt = new Map<string, number>()
  let slot = 0
  for (let done = 0; done < tasks.length; slot++) {
    const [next] = [...left]
      .filter(([task, count]) => count > 0 && (readyAt.get(task) ?? 0) <= slot)
      .sort((a, b) => b[1] - a[1])
    if (next === undefined) continue
    left.set(next[0], next[1] - 1)
    readyAt.set(next[0], slot + pause + 1)
    done++
  }
  return slot
}
