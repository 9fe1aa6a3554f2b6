// What every page runs. Without it everything can still be read and done; it only keeps a page current.
import { tellTimes } from './times.js'
import { keepCurrent } from './live.js'

tellTimes(document)
setInterval(() => tellTimes(document), 30_000)
keepCurrent()
