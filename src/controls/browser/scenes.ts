/**
 * Calls once when a scene (`data-scene`) comes near the window by scrolling. What stands in
 * the first screen waits for that, too, or until it is approached.
 */
export function watchScenes(onNear: () => void): void {
  let isNear = false;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!isNear && entries.some(({isIntersecting}) => isIntersecting)) {
        isNear = true;
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
  addEventListener('scroll', observe, {once: true});
  // Whether it has been scrolled already, without the layout that `scrollY` would force now.
  new IntersectionObserver(([page], self) => {
    self.disconnect();
    if (page && page.boundingClientRect.top < 0) {
      observe();
    }
  }).observe(document.documentElement);
}
