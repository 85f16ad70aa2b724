/** A photo at the displayed width; a stock picture if there is none or it cannot be loaded. */
import { clsx } from 'clsx';
import { useState } from 'react';
import stockCar from '../pictures/stock-car.svg';
import stockCarNight from '../pictures/stock-car-night.svg';

/** Stored widths. */
export const PHOTO_WIDTHS = [400, 800, 1600];

type PhotoProps = {
	/** `/objects/photos/{id}`, or null. */
	src: string | null;
	alt: string;
	/** Displayed width, as in the `sizes` attribute of an img. */
	sizes: string;
	/** Above the fold: loaded first. */
	priority?: boolean;
	className?: string;
};

/** Fills and is cropped to its parent, so nothing shifts when it arrives. */
export function Photo({ src, alt, sizes, priority = false, className }: PhotoProps) {
	const [broken, setBroken] = useState<string | null>(null);
	const style = clsx('h-full w-full bg-sunken object-cover', className);
	if (src === null || src === broken) return <StockPhoto style={style} />;
	return (
		<img
			src={`${src}?w=800`}
			srcSet={PHOTO_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ')}
			sizes={sizes}
			alt={alt}
			width={1600}
			height={1200}
			loading={priority ? 'eager' : 'lazy'}
			fetchPriority={priority ? 'high' : 'auto'}
			decoding="async"
			onError={() => setBroken(src)}
			className={style}
		/>
	);
}

/** Light and dark variants; the hidden one is not loaded. */
function StockPhoto({ style }: { style: string }) {
	const shared = { width: 1600, height: 1200, loading: 'lazy', decoding: 'async' } as const;
	return (
		<>
			<img src={stockCar} alt="" {...shared} className={clsx(style, 'night:hidden')} />
			<img src={stockCarNight} alt="" {...shared} className={clsx(style, 'hidden night:block')} />
		</>
	);
}
