/** Photo carousel: swipe, buttons, arrow keys, or thumbnails. A press on a photo opens it in full size. */
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, Suspense, type UIEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Car } from '#contract/cars.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { lazyComponent, useEverTrue } from '#web/ui/lazy-component.tsx';
import { Photo } from '#web/ui/photo.tsx';
import type { CarTexts } from './texts.en.ts';

const PhotoViewer = lazyComponent(() => import('./photo-viewer.tsx'));

const SIZES = '(width >= 80rem) 52rem, (width >= 64rem) 62vw, 100vw';

export function Carousel({ photos, name }: { photos: Car['photos']; name: string }) {
	const t = useScreenTexts<CarTexts>();
	const { format } = useLanguage();
	const sorted = useMemo(() => photos.toSorted((a, b) => a.sort - b.sort).map((photo) => photo.url), [photos]);
	const sources = sorted.length > 0 ? sorted : [null];
	const count = sources.length;
	const { lane, shown: current, go, onScroll, onKeyDown } = useLane(count);
	const [open, setOpen] = useState(false);
	const [pressed, setPressed] = useState(0);
	const wasOpened = useEverTrue(open);
	const enlarge = () => {
		setPressed(current);
		setOpen(true);
	};
	return (
		<section aria-roledescription="carousel" aria-label={t.photos} className="-mx-4 sm:mx-0">
			<div ref={useSmallVersion(sources[0])} className="car-photo relative overflow-hidden bg-center bg-cover sm:rounded-card">
				<ul
					ref={lane}
					onKeyDown={onKeyDown}
					onScroll={onScroll}
					className="no-scrollbar flex aspect-[4/3] snap-x snap-mandatory overflow-x-auto md:aspect-[16/10]"
				>
					{sources.map((source, index) => (
						<li key={source ?? 'none'} className="w-full shrink-0 snap-start">
							<PhotoButton isCurrent={index === current} isEnlarged={source !== null} onPress={enlarge}>
								<Photo
									src={source}
									alt={t.photoOf(format.number(index + 1), format.number(count), name)}
									sizes={SIZES}
									priority={index === 0}
								/>
							</PhotoButton>
						</li>
					))}
				</ul>
				{count > 1 && <Controls current={current} count={count} go={go} />}
			</div>
			{count > 1 && <Thumbnails sources={sources} current={current} go={go} />}
			{wasOpened && (
				<Suspense>
					<PhotoViewer open={open} photos={sorted} first={pressed} name={name} onClose={() => setOpen(false)} onLeave={go} />
				</Suspense>
			)}
		</section>
	);
}

type PhotoButtonProps = { isCurrent: boolean; isEnlarged: boolean; onPress(): void; children: ReactNode };

/** Opens the photo in full size. Only the current photo is a tab stop; arrow keys change it. A drawn car cannot be enlarged. */
function PhotoButton({ isCurrent, isEnlarged, onPress, children }: PhotoButtonProps) {
	if (!isEnlarged) return children;
	return (
		<button
			type="button"
			tabIndex={isCurrent ? 0 : -1}
			aria-haspopup="dialog"
			onPointerDown={PhotoViewer.preload}
			onClick={onPress}
			className="block size-full cursor-zoom-in -outline-offset-4"
		>
			{children}
		</button>
	);
}

/** Shows the small version of the first photo, which the car's card has already loaded, until the large one arrives. */
function useSmallVersion(source: string | null | undefined) {
	const frame = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const loaded = performance.getEntriesByType('resource').find(({ name }) => source && new URL(name).pathname === source);
		if (loaded && frame.current) frame.current.style.backgroundImage = `url("${loaded.name}")`;
	}, [source]);
	return frame;
}

/** Native scrolling; tracks the visible photo and scrolls to others. */
function useLane(count: number) {
	const { direction } = useLanguage();
	const lane = useRef<HTMLUListElement>(null);
	const [current, setCurrent] = useState(0);
	const go = (index: number) => {
		const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
		const width = lane.current?.clientWidth ?? 0;
		const to = Math.min(count - 1, Math.max(0, index)) * width;
		lane.current?.scrollTo({ left: direction === 'rtl' ? -to : to, behavior: isReduced ? 'instant' : 'smooth' });
	};
	const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
		setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
	const onKeyDown = (event: KeyboardEvent) => {
		const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (!step) return;
		event.preventDefault();
		go(current + (direction === 'rtl' ? -step : step));
	};
	return { lane, shown: current, go, onScroll, onKeyDown };
}

type Place = { current: number; go(index: number): void };

function Controls({ current, count, go }: Place & { count: number }) {
	const t = useScreenTexts<CarTexts>();
	const { format } = useLanguage();
	return (
		<>
			<Step label={t.previousPhoto} disabled={current === 0} onPress={() => go(current - 1)} className="start-3">
				<ChevronLeft aria-hidden className="size-6 rtl:-scale-x-100" />
			</Step>
			<Step label={t.nextPhoto} disabled={current === count - 1} onPress={() => go(current + 1)} className="end-3">
				<ChevronRight aria-hidden className="size-6 rtl:-scale-x-100" />
			</Step>
			<p
				aria-live="polite"
				dir="ltr"
				className="numbers absolute end-3 bottom-3 rounded-pill bg-surface px-3 py-1 font-medium text-sm shadow-card"
			>
				{t.count(format.number(current + 1), format.number(count))}
			</p>
		</>
	);
}

function Thumbnails({ sources, current, go }: Place & { sources: readonly (string | null)[] }) {
	const t = useScreenTexts<CarTexts>();
	const { format } = useLanguage();
	return (
		<ul className="no-scrollbar mt-3 flex gap-2 overflow-x-auto p-1 max-sm:px-4">
			{sources.map((source, index) => (
				<li key={source ?? 'none'}>
					<button
						type="button"
						aria-label={t.showPhoto(format.number(index + 1))}
						aria-current={index === current ? 'true' : undefined}
						onClick={() => go(index)}
						className={clsx(
							'block h-14 w-19 overflow-hidden rounded-control outline-2 outline-offset-2 md:h-16 md:w-22',
							index === current ? 'outline-primary' : 'opacity-75 outline-transparent hover:opacity-100',
						)}
					>
						<Photo src={source} alt="" sizes="88px" />
					</button>
				</li>
			))}
		</ul>
	);
}

type StepProps = { label: string; disabled: boolean; onPress(): void; className: string; children: ReactNode };

function Step({ label, disabled, onPress, className, children }: StepProps) {
	return (
		<button
			type="button"
			aria-label={label}
			aria-disabled={disabled}
			onClick={onPress}
			className={clsx(
				'needs-script absolute inset-y-0 my-auto grid size-11 place-items-center rounded-pill bg-surface text-ink shadow-card aria-disabled:opacity-40 max-md:hidden',
				className,
			)}
		>
			{children}
		</button>
	);
}
