/**
 * Calls once when a scene (`data-scene`) comes near the window by scrolling. What stands in
 * the first screen waits for that, too, or until it is approached.
 */
export function watchScenes(onNear: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        onNear();
      }
    },
    {rootMargin: '50%'},
  );
  const observe = () => {
    for (const scene of document.querySelectorAll('[data-scene]')) {
      observer.observe(scene);
    }
  };
  if (scrollY > 0) {
    observe();
  } else {
    addEventListener('scroll', observe, {once: true});
  }
}
