// All that is laid over the tray, fetched when it first is.

import Composer from './Composer.svelte';
import Sheet from './Sheet.svelte';
import MatterPage from './matters/MatterPage.svelte';
import News from './matters/News.svelte';
import PickCard from './matters/PickCard.svelte';
import WeekPage from './matters/WeekPage.svelte';

export default { Composer, MatterPage, News, PickCard, Sheet, WeekPage };
