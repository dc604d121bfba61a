// A lesson, or the exercises, in a page of its own: the searches are recordings.

import { carryLessons, mount } from '../views/lesson.js';
import { carryWalks } from '../walk.js';
import { open, site } from './page.js';

carryWalks(site.recordings);
carryLessons({ [site.name]: site.lesson }, site.links.lessons);
open(site.name === 'exercises' ? 'exercises' : 'lesson', (main, params) => {
  main.dataset.view = 'lesson';
  return mount(main, params);
});
