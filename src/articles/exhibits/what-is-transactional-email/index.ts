export {DeparturesBoard} from './DeparturesBoard';
