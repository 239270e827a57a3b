class BrowserHistory {
  behind: string[] = []
  page: string
  ahead: string[] = []
  constructor(homepage: string) {
    this.page = homepage
  }
  visit(url: string) {
    this.behind.push(this.page)
    this.page = url
    this.ahead = []
  }
  back(steps: number) {
    for (let i = 0; i < steps && this.behind.length > 0; i++) {
      this.ahead.push(this.page)
      this.page = this.behind.pop() as string
    }
    return this.page
  }
  forward(steps: number) {
    for (let i = 0; i < steps && this.ahead.length > 0; i++) {
      this.behind.push(this.page)
      this.page = this.ahead.pop() as string
    }
    return this.page
  }
}
