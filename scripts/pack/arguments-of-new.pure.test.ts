import { expect, test } from 'vitest'
import { argumentsOfNew } from './arguments-of-new.ts'

test.each([
  [
    ['../my-site', '--yes'],
    ['../my-site', '--yes', '--kit', 'kit.tgz'],
  ],
  [
    ['../my-site', '--kitchen'],
    ['../my-site', '--kitchen', '--kit', 'kit.tgz'],
  ],
  [
    ['../my-site', '--kit=mine'],
    ['../my-site', '--kit=mine'],
  ],
  [
    ['../my-site', '--kit', 'mine'],
    ['../my-site', '--kit', 'mine'],
  ],
  [['--help'], ['--help']],
])('npm run new with %j makes a site with the packed kit unless another is named', (given, all) => {
  expect(argumentsOfNew(given, 'kit.tgz')).toEqual(all)
})
