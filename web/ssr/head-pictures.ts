/** Pictures referenced only by the page head and the manifest; imported here so that the build gives them addresses. */

import heroDay from '../pictures/hero-day.avif';
import heroDayNarrow from '../pictures/hero-day-narrow.avif';
import heroNight from '../pictures/hero-night.avif';
import heroNightNarrow from '../pictures/hero-night-narrow.avif';
import icon from '../pictures/icon.svg';
import icon192 from '../pictures/icon-192.png';
import icon512 from '../pictures/icon-512.png';
import maskableIcon from '../pictures/icon-maskable-512.png';
import touchIcon from '../pictures/icon-touch-180.png';
import preview from '../pictures/preview.jpg';

export { heroDay, heroDayNarrow, heroNight, heroNightNarrow, icon, icon192, icon512, maskableIcon, preview, touchIcon };
