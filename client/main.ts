import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/materials.css'
import 'virtual:uno.css'
import './styles/motion.css'
import './styles/media.css'
import { tendMenus } from './menus.ts'
import { wakeIslands } from './wake.ts'

tendMenus()
wakeIslands()
