import {createPictures} from '../pictures';
import type {PlannedPicture} from '../variants';

const SOON = () => new Promise((resolve) => setImmediate(resolve));

/** Pictures that are made when the test says so. */
function planner() {
  const begun: string[] = [];
  const finish = new Map<string, (error?: Error) => void>();
  const plan = (file: string): Promise<PlannedPicture> =>
    Promise.resolve({
      files: {
        avif1024: '',
        avif2048: '',
        fallback: `${file}.png`,
        width: 2048,
        height: 1024,
      },
      make: () =>
        new Promise((resolve, reject) => {
          begun.push(file);
          finish.set(file, (error) => {
            if (error) {
              reject(error);
            } else {
              resolve();
            }
          });
        }),
    });
  return {begun, finish, plan};
}

it('names the files before they are made', async () => {
  const {plan, begun} = planner();
  const files = await createPictures('/site', plan).request('a');
  expect(files.fallback).toBe('a.png');
  expect(begun).toEqual(['a']);
});

it('makes at most so many at once, each once, and waits for all of them', async () => {
  const {plan, begun, finish} = planner();
  const {request, made} = createPictures('/site', plan, 2);
  for (const file of ['a', 'b', 'a', 'c']) {
    await request(file);
  }
  expect(begun).toEqual(['a', 'b']);
  let areMade = false;
  const all = made().then(() => {
    areMade = true;
  });
  finish.get('b')?.();
  await SOON();
  expect(begun).toEqual(['a', 'b', 'c']);
  finish.get('a')?.();
  await SOON();
  expect(areMade).toBe(false);
  finish.get('c')?.();
  await all;
});

it('makes what is requested after it has waited', async () => {
  const {plan, begun, finish} = planner();
  const {request, made} = createPictures('/site', plan, 1);
  await request('a');
  finish.get('a')?.();
  await made();
  await request('b');
  expect(begun).toEqual(['a', 'b']);
});

it('reports a picture that could not be made, and makes the others', async () => {
  const {plan, begun, finish} = planner();
  const {request, made} = createPictures('/site', plan, 1);
  await request('broken');
  await request('sound');
  finish.get('broken')?.(new Error('broken is not a picture'));
  await SOON();
  expect(begun).toEqual(['broken', 'sound']);
  finish.get('sound')?.();
  await expect(made()).rejects.toThrow('broken is not a picture');
  await expect(made()).resolves.toBeUndefined();
  await request('broken');
  expect(begun).toEqual(['broken', 'sound', 'broken']);
});
