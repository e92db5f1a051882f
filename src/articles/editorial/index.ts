export {Editorial} from './Editorial';
export {editorialMeta} from './metadata';
