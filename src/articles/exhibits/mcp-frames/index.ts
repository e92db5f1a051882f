export {FrameTester} from './FrameTester';
export {REVISION, steps, wireText, type Message, type Step} from './steps';
