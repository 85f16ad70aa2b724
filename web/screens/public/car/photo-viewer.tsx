/** The photos of a car in full size: swipe, arrow keys, pinch, wheel or double press to zoom. Loaded when a photo is pressed. */
import { useMemo, useRef } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useLanguage } from '#web/i18n/context.tsx';
import { PHOTO_WIDTHS } from '#web/ui/photo.tsx';

/** Labels in both languages; the keys are those of the lightbox library. */
const en = {
	Lightbox: 'Photos in full size',
	'Photo gallery': 'Photos',
	Carousel: 'carousel',
	Slide: 'photo',
	'{index} of {total}': '{index} of {total}',
	Previous: 'Previous photo',
	Next: 'Next photo',
	Close: 'Close',
	'Zoom in': 'Zoom in',
	'Zoom out': 'Zoom out',
};

const ar: typeof en = {
	Lightbox: 'الصور بالحجم الكامل',
	'Photo gallery': 'الصور',
	Carousel: 'عارض صور',
	Slide: 'صورة',
	'{index} of {total}': '{index} من {total}',
	Previous: 'الصورة السابقة',
	Next: 'الصورة التالية',
	Close: 'إغلاق',
	'Zoom in': 'تكبير',
	'Zoom out': 'تصغير',
};

const labels = { en, ar };

const MAX_WIDTH = Math.max(...PHOTO_WIDTHS);
/** Maximum zoom, relative to a photo that fills the window. */
const MAX_ZOOM = 3;
const FADE_MS = 160;
const SWIPE_MS = 200;

type PhotoViewerProps = {
	open: boolean;
	/** Addresses of the photos. */
	photos: readonly string[];
	/** The first photo to display. */
	first: number;
	/** Name of the car. */
	name: string;
	onClose(): void;
	/** `index`: the photo that was shown last. */
	onLeave(index: number): void;
};

/** The lightbox traps and restores the focus, closes on Escape, and respects reduced motion. */
export default function PhotoViewer({ open, photos, first, name, onClose, onLeave }: PhotoViewerProps) {
	const { language, format } = useLanguage();
	const viewed = useRef(first);
	// A new array would reset the lightbox to its first photo.
	const slides = useMemo(
		() => photos.map((src, index) => ({ src: `${src}?w=${MAX_WIDTH}`, alt: `${name}: ${format.number(index + 1)}` })),
		[photos, name, format],
	);
	return (
		<Lightbox
			open={open}
			close={onClose}
			index={first}
			slides={slides}
			plugins={[Zoom]}
			labels={labels[language]}
			carousel={{ finite: true, padding: 0 }}
			animation={{ fade: FADE_MS, swipe: SWIPE_MS, zoom: SWIPE_MS }}
			controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
			zoom={{ maxZoomPixelRatio: MAX_ZOOM, scrollToZoom: true }}
			on={{
				view: ({ index }) => {
					viewed.current = index;
				},
				exiting: () => onLeave(viewed.current),
			}}
		/>
	);
}
