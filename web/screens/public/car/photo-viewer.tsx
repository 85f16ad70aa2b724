/** The photos of a car in full size: swipe, arrow keys, pinch, wheel or double press to zoom. Loaded when a photo is pressed. */
import { useMemo, useRef } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useLanguage } from '#web/i18n/context.tsx';
import { PHOTO_WIDTHS } from '#web/ui/photo.tsx';

/** Labels of the viewer in both languages, by the names that it gives them. */
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

const WIDEST = Math.max(...PHOTO_WIDTHS);
/** A photo that fills the window can still be looked at from three times as near. */
const NEAREST = 3;
const FADE_MS = 160;
const SWIPE_MS = 200;

type PhotoViewerProps = {
	open: boolean;
	/** Addresses of the photos. */
	photos: readonly string[];
	/** The first photo to display. */
	first: number;
	/** Of the car. */
	name: string;
	onClose(): void;
	/** Which photo was looked at last. */
	onLeave(index: number): void;
};

/** Traps the focus, closes on Escape and gives the focus back. Without motion where the reader asked for that. */
export default function PhotoViewer({ open, photos, first, name, onClose, onLeave }: PhotoViewerProps) {
	const { language, format } = useLanguage();
	const viewed = useRef(first);
	// Another list would start again with its first photo.
	const slides = useMemo(
		() => photos.map((src, index) => ({ src: `${src}?w=${WIDEST}`, alt: `${name}: ${format.number(index + 1)}` })),
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
			zoom={{ maxZoomPixelRatio: NEAREST, scrollToZoom: true }}
			on={{
				view: ({ index }) => {
					viewed.current = index;
				},
				exiting: () => onLeave(viewed.current),
			}}
		/>
	);
}
