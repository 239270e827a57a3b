function randomInput(
  int: (low: number, high: number) => number,
): [string[], (string | number)[][]] {
  const names = ['BrowserHistory']
  const lists: (string | number)[][] = [['home']]
  for (let i = int(1, 12); i > 0; i--) {
    const name = ['visit', 'visit', 'back', 'forward'][int(0, 3)]
    names.push(name)
    lists.push([name === 'visit' ? `page${int(1, 99)}` : int(1, 3)])
  }
  return [names, lists]
}
