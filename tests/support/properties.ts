/**
 * How properties are tried: `npm test` takes the same values in every run, so that what was
 * green stays green until somebody changes it. `npm run test:all` looks for new ones, and for far
 * more of them.
 */
import fc from 'fast-check';

fc.configureGlobal(process.env['TEST_ALL'] === '1' ? {numRuns: 5_000} : {seed: 1});
