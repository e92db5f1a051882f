/** The build's day for unit tests: before every figure of the registry was read. */
export default '2026-01-01';
