export {SortingTable} from './SortingTable';
