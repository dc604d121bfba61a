import { t } from '../../i18n.js';
import { wordField } from './word.js';
export function createKnight(context) { return wordField(context, { label: t('stage.setup.instance') }); }
