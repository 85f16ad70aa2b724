/** Pictures that only the head of a page names; built with the browser's files so that they get their address there. */
import icon from './pictures/icon.svg';
import touchIcon from './pictures/icon-touch-180.png';
import preview from './pictures/preview.jpg';

export { icon, preview, touchIcon };
