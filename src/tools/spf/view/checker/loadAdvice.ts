/** For records that are not as they should be: others never load it. */
export const loadAdvice = () => import('./Advice');
