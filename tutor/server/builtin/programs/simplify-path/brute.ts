function simplifyPath(path: string): string {
  let simple = `${path}/`
  for (let before = ''; before !== simple; ) {
    before = simple
    simple = simple
      .replace(/\/+/g, '/')
      .replace('/./', '/')
      .replace(/^\/\.\.\//, '/')
      .replace(/\/(?!\.\.?\/)[^/]+\/\.\.\//, '/')
  }
  return simple.slice(0, -1) || '/'
}
