/** DMARC. A chunk of its own: it comes where there is one From domain. */
export {evaluateDmarc} from '../dmarc';
