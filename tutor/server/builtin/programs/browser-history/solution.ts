/** The visited pages in order, and the place in them; a visit cuts off what lies ahead. */
class BrowserHistory {
  private pages: string[]
  private place = 0
  // Pages behind the last one may be left over from before a visit.
  private last = 0

  constructor(homepage: string) {
    this.pages = [homepage]
  }

  visit(url: string): void {
    this.place++
    this.pages[this.place] = url
    this.last = this.place
  }

  back(steps: number): string {
    this.place = Math.max(0, this.place - steps)
    return this.pages[this.place]
  }

  forward(steps: number): string {
    this.place = Math.min(this.last, this.place + steps)
    return this.pages[this.place]
  }
}
