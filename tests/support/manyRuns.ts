/** For `npm run test:all`: properties are tried on far more values than in `npm test`. */
import fc from 'fast-check';

fc.configureGlobal({numRuns: 5_000});
