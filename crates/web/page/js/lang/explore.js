// The words of the main view, all three languages side by side.
import en from './explore.en.js';
import fr from './explore.fr.js';
import ca from './explore.ca.js';

export default { en, fr, ca };
