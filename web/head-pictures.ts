/** Pictures that only the head of a page and the manifest name; built with the browser's files so that they get their address there. */
import icon from './pictures/icon.svg';
import icon192 from './pictures/icon-192.png';
import icon512 from './pictures/icon-512.png';
import maskableIcon from './pictures/icon-maskable-512.png';
import touchIcon from './pictures/icon-touch-180.png';
import preview from './pictures/preview.jpg';

export { icon, icon192, icon512, maskableIcon, preview, touchIcon };
