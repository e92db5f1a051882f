// cspell:ignore INSTRUMENTER
/**
 * Runs the tests of a room on its mutants without loading them anew for each: a mutant is a
 * switch in the instrumented code, so the tests are loaded once, and for each mutant only
 * the switch is set and the tests that reach it are run. With Stryker's own runner for Jest,
 * which starts Jest for each mutant and loads every test file of the room, a room takes up
 * to an hour instead of a minute.
 *
 * What modules and tests remember from one mutant to the next must not decide, so
 * - a test that notices a mutant has to pass right after it without the mutant, and
 * - a mutant whose code was not run, because a result was remembered, is tried again
 * in files that are loaded anew.
 */
import {createRequire} from 'node:module';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

import {INSTRUMENTER_CONSTANTS} from '@stryker-mutator/api/core';
import {
  commonTokens,
  declareClassPlugin,
  PluginKind,
  tokens,
} from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
} from '@stryker-mutator/api/test-runner';

/** Divides the name of a test's file from its own name in the test's id. */
const DIVIDER = ' > ';

/** Milliseconds for a test that a mutant has made wait for what will not come. */
const LONGEST_TEST = 5_000;
const TURN = 50;
/**
 * Tests that take longer than so many milliseconds without a mutant are not run on mutants:
 * they try texts as long as a file, and all survivors would wait for them.
 */
const SLOW_TEST = 2_000;

/**
 * Where the first runner leaves the times of its tests for those that take its place when a
 * mutant has made it hang. They all have the same parent, and another run has another one.
 */
const TIMES = path.resolve(`.cache/mutants/times-${String(process.ppid)}.json`);

/** Jest's own parts, which are installed with it. */
const jest = createRequire(createRequire(import.meta.url).resolve('jest'));

class WarmRunner {
  static inject = tokens(commonTokens.options);

  /** What the instrumented code reads and writes: the active mutant, hits and coverage. */
  stryker = {
    mutantCoverage: {static: {}, perTest: {}},
    activeMutant: /** @type {string | undefined} */ (undefined),
    hitCount: 0,
    hitLimit: /** @type {number | undefined} */ (undefined),
    currentTestId: /** @type {string | undefined} */ (undefined),
  };
  /** How often the mutated code was run in the tests of one mutant. */
  hits = 0;
  limitReached = false;
  /** By file: a promise of the loaded test file. */
  suites = new Map();
  /** By test: how many milliseconds it took without a mutant. */
  times = new Map();
  /** What was thrown outside of any test while one ran. */
  stray;

  constructor(options) {
    this.options = options;
  }

  capabilities() {
    return {reloadEnvironment: true};
  }

  async init() {
    process.env.NODE_ENV = 'test';
    // Packages look for it where they have to know that they run in Jest.
    process.env.JEST_WORKER_ID = '1';
    for (const event of ['uncaughtException', 'unhandledRejection']) {
      process.on(event, (error) => {
        this.stray = error;
      });
    }
    const {readConfig} = jest('jest-config');
    const argv = {_: [], $0: '', config: JSON.stringify(this.options.warmRunner.config)};
    const {globalConfig, projectConfig} = await readConfig(argv, process.cwd());
    const {default: Runtime} = jest('jest-runtime');
    this.globalConfig = globalConfig;
    this.config = projectConfig;
    this.context = await Runtime.createContext(projectConfig, {
      maxWorkers: 1,
      watchman: false,
    });
  }

  async dryRun() {
    const files = this.context.hasteFS.matchFilesWithGlob(this.config.testMatch);
    const tests = [];
    for (const fileName of [...files].sort()) {
      const suite = await this.suiteOf(fileName);
      for (const [id, test] of suite.tests) {
        const start = performance.now();
        this.stryker.currentTestId = id;
        const error = await this.run(suite, test);
        this.stryker.currentTestId = undefined;
        const timeSpentMs = performance.now() - start;
        // A test of how many bytes a script has does not hold for instrumented code.
        if (error) {
          console.error(`Left out: ${id} (${messageOf(error).split('\n', 1)[0]})`);
        } else {
          this.times.set(id, timeSpentMs);
        }
        tests.push({
          id,
          name: id,
          fileName,
          // Stryker waits for a mutant as long as its tests took, and slow ones are not run.
          timeSpentMs: timeSpentMs > SLOW_TEST ? 0 : timeSpentMs,
          status: error ? TestStatus.Skipped : TestStatus.Success,
        });
      }
    }
    await mkdir(path.dirname(TIMES), {recursive: true});
    await writeFile(TIMES, JSON.stringify([...this.times]));
    return {
      status: DryRunStatus.Complete,
      tests,
      mutantCoverage: {
        static: this.stryker.mutantCoverage.static,
        perTest: Object.fromEntries(
          Object.entries(this.stryker.mutantCoverage.perTest).filter(([id]) =>
            this.times.has(id),
          ),
        ),
      },
    };
  }

  async mutantRun({activeMutant, testFilter, hitLimit}) {
    if (this.times.size === 0) {
      this.times = new Map(JSON.parse(await readFile(TIMES, 'utf8')));
    }
    const time = (id) => this.times.get(id) ?? 0;
    const ids = testFilter
      .filter((id) => this.times.has(id) && time(id) <= SLOW_TEST)
      .toSorted((a, b) => time(a) - time(b));
    let result = await this.tryMutant(activeMutant.id, ids, hitLimit);
    if (result.status === MutantRunStatus.Survived && this.hits === 0) {
      this.forget(ids);
      result = await this.tryMutant(activeMutant.id, ids, hitLimit);
      this.forget(ids);
    }
    return result;
  }

  /** Runs the tests until one of them notices the mutant. */
  async tryMutant(mutant, ids, hitLimit) {
    this.hits = 0;
    let count = 0;
    for (const id of ids) {
      let failure = await this.failureWith(mutant, id, hitLimit);
      count += 1;
      if (failure && !this.limitReached && (await this.failureWith(undefined, id))) {
        // The test fails without the mutant as well: an earlier one left something behind.
        this.forget([id]);
        const again = await this.failureWith(mutant, id, hitLimit);
        this.forget([id]);
        failure = (await this.failureWith(undefined, id)) ? undefined : again;
      }
      if (this.limitReached) {
        this.forget(ids);
        return {
          status: MutantRunStatus.Timeout,
          reason: `Hit limit reached (${hitLimit})`,
        };
      }
      if (failure) {
        return {
          status: MutantRunStatus.Killed,
          killedBy: [id],
          failureMessage: messageOf(failure),
          nrOfTests: count,
        };
      }
    }
    return {status: MutantRunStatus.Survived, nrOfTests: count};
  }

  /** Runs one test with a mutant, or without any. */
  async failureWith(mutant, id, hitLimit) {
    const {stryker} = this;
    stryker.activeMutant = mutant;
    stryker.hitLimit = hitLimit;
    stryker.hitCount = 0;
    try {
      const suite = await this.suiteOf(path.resolve(id.split(DIVIDER, 1)[0]));
      return await this.runInTime(suite, id);
    } catch (error) {
      return error;
    } finally {
      if (mutant !== undefined) {
        this.hits += stryker.hitCount;
        this.limitReached = stryker.hitCount > hitLimit;
      }
      stryker.activeMutant = undefined;
    }
  }

  forget(ids) {
    for (const id of ids) {
      this.suites.delete(path.resolve(id.split(DIVIDER, 1)[0]));
    }
  }

  suiteOf(file) {
    const suite = this.suites.get(file) ?? this.load(file);
    this.suites.set(file, suite);
    return suite;
  }

  /** The module of the environment that a test file names in its first comment, or Jest's own. */
  async environmentOf(file) {
    const {extract, parse} = jest('jest-docblock');
    const {'jest-environment': named} = parse(extract(await readFile(file, 'utf8')));
    return named === undefined
      ? this.config.testEnvironment
      : `jest-environment-${named}`;
  }

  /** Loads a test file as Jest does, and runs none of its tests. */
  async load(file) {
    const {globalConfig, config} = this;
    const {createScriptTransformer} = jest('@jest/transform');
    const {NullConsole} = jest('@jest/console');
    const {default: Runtime} = jest('jest-runtime');
    const cache = new Map();
    const transformer = await createScriptTransformer(config, cache);
    const {default: Environment} = jest(await this.environmentOf(file));
    const environment = new Environment(
      {globalConfig, projectConfig: config},
      {
        console: new NullConsole(process.stderr, process.stderr),
        docblockPragmas: {},
        testPath: file,
      },
    );
    environment.global.console = new NullConsole(process.stderr, process.stderr);
    environment.global[INSTRUMENTER_CONSTANTS.NAMESPACE] = this.stryker;
    let state;
    environment.handleTestEvent = (_event, current) => {
      state = current;
    };
    const runtime = new Runtime(
      config,
      environment,
      this.context.resolver,
      transformer,
      cache,
      {collectCoverage: false, collectCoverageFrom: [], coverageProvider: 'v8'},
      file,
      globalConfig,
    );
    await environment.setup();
    const circus = path.join(
      path.dirname(jest.resolve('jest-circus/runner')),
      'jestAdapterInit.js',
    );
    await runtime.requireInternalModule(circus).initialize({
      config,
      environment,
      globalConfig,
      localRequire: runtime.requireModule.bind(runtime),
      parentProcess: process,
      runtime,
      setGlobalsForRuntime: runtime.setGlobalsForRuntime.bind(runtime),
      testPath: file,
    });
    for (const setup of [...config.setupFiles, ...config.setupFilesAfterEnv]) {
      runtime.requireModule(setup);
    }
    runtime.requireModule(file);
    return {
      tests: testsIn(state.rootDescribeBlock, path.relative(process.cwd(), file)),
      expect: environment.global.expect,
      begun: new Set(),
    };
  }

  /**
   * Runs one test, and leaves it and its file where it takes too long. The time is counted in
   * turns of this process, so it gets longer where others leave the process little of it.
   */
  async runInTime(suite, id) {
    let isOver = false;
    const late = async () => {
      for (let waited = 0; waited < LONGEST_TEST && !isOver; waited += TURN) {
        await setTimeout(TURN);
      }
      if (!isOver) {
        this.forget([id]);
      }
      return new Error(`The test was not over after ${LONGEST_TEST} ms.`);
    };
    const error = await Promise.race([this.run(suite, suite.tests.get(id)), late()]);
    isOver = true;
    return error;
  }

  /** Runs one test with the hooks around it, and returns what it threw. */
  async run({expect, begun}, {test, blocks}) {
    this.stray = undefined;
    expect.setState({
      assertionCalls: 0,
      currentTestName: test.name,
      suppressedErrors: [],
    });
    let error;
    try {
      for (const block of blocks) {
        if (!begun.has(block)) {
          begun.add(block);
          await runHooks(block, 'beforeAll');
        }
      }
      for (const block of blocks) {
        await runHooks(block, 'beforeEach');
      }
      await test.fn.call({});
    } catch (thrown) {
      error = thrown ?? new Error('Nothing was thrown.');
    }
    for (const block of blocks.toReversed()) {
      await runHooks(block, 'afterEach').catch((/** @type {unknown} */ thrown) => {
        error ??= thrown;
      });
    }
    const [missed] = expect.extractExpectedAssertionsErrors();
    return error ?? missed?.error ?? this.stray;
  }
}

async function runHooks({hooks}, type) {
  for (const hook of hooks) {
    if (hook.type === type) {
      await hook.fn.call({});
    }
  }
}

/** The tests of a file by their ids, each with the blocks around it, the outermost first. */
function testsIn(root, file) {
  const tests = new Map();
  const visit = (block, outer, names) => {
    const blocks = [...outer, block];
    for (const child of block.children) {
      const path = [...names, child.name];
      if (child.type === 'describeBlock') {
        visit(child, blocks, path);
      } else if (child.mode !== 'skip' && child.mode !== 'todo') {
        const id = `${file}${DIVIDER}${path.join(' ')}`;
        // Tests of a table can have the same name.
        tests.set(tests.has(id) ? `${id} (${tests.size})` : id, {test: child, blocks});
      }
    }
  };
  visit(root, [], []);
  return tests;
}

function messageOf(error) {
  return String(error.message ?? error);
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'warm', WarmRunner),
];
