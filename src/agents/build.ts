export {clean, textOf} from './clean';
export {findElement} from './readPage';
