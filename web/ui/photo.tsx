/** A photo of ours at the width that is shown; the drawn stock picture where there is none or it cannot be had. */
import { clsx } from 'clsx';
import { useState } from 'react';
import stockCar from '../pictures/stock-car.svg';
import stockCarNight from '../pictures/stock-car-night.svg';

/** The widths at which pictures are kept. */
export const PHOTO_WIDTHS = [400, 800, 1600];

type PhotoProps = {
	/** `/objects/photos/{id}`, or null. */
	src: string | null;
	alt: string;
	/** How wide it is shown, as in the attribute `sizes` of an img. */
	sizes: string;
	/** Above the fold: loaded at once and first. */
	priority?: boolean;
	className?: string;
};

/** Its box is the parent's: it fills it and is cut to it, so nothing shifts when it arrives. */
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

/** By day and by night; the one that is not shown is not fetched. */
function StockPhoto({ style }: { style: string }) {
	const shared = { width: 1600, height: 1200, loading: 'lazy', decoding: 'async' } as const;
	return (
		<>
			<img src={stockCar} alt="" {...shared} className={clsx(style, 'night:hidden')} />
			<img src={stockCarNight} alt="" {...shared} className={clsx(style, 'hidden night:block')} />
		</>
	);
}
