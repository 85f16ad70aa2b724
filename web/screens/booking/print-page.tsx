/** Building blocks of printable documents: a sheet that looks on screen as printed, with English on one side and Arabic on the other. */
import { clsx } from 'clsx';
import { ChevronLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/browser/navigation/link.tsx';
import { useIsOwnersPage } from '#web/features/bookings/use-booking.ts';
import type { Language } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/logo.tsx';

/** The same content in both languages. */
export type Both<T = string> = Readonly<Record<Language, T>>;

export function In({ language, children, className = '' }: { language: Language; children: ReactNode; className?: string }) {
	return (
		<span
			lang={language}
			dir={language === 'ar' ? 'rtl' : 'ltr'}
			className={`${language === 'ar' ? 'script-ar' : 'script-en'} ${className}`}
		>
			{children}
		</span>
	);
}

type PrintPageProps = {
	/** Number of the booking or of the document, shown below the title. */
	number: string;
	/** Target of the back link. */
	href: string;
	back: string;
	print: string;
	title: Both;
	issued: Both;
	qr?: { size: number; path: string; address: string };
	/** Further buttons beside the print button. */
	actions?: ReactNode;
	children: ReactNode;
};

export function PrintPage({ number, href, back, print: printLabel, title, issued, qr, actions, children }: PrintPageProps) {
	return (
		<div className={useIsOwnersPage() ? 'mx-auto max-w-[54rem]' : 'container-page max-w-[54rem] pt-4 pb-20 print:p-0'}>
			<div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
				<Link href={href} className="inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink">
					<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
					{back}
				</Link>
				<div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
					{actions}
					<Button variant="primary" className="needs-script" onClick={() => print()}>
						<Printer aria-hidden className="size-5" />
						{printLabel}
					</Button>
				</div>
			</div>
			<article
				dir="ltr"
				lang="en"
				className="papers numbers script-en rounded-card border border-line bg-surface p-5 text-sm shadow-card sm:p-10 print:border-0 print:p-0 print:text-xs print:shadow-none"
			>
				<header className="border-ink border-b-2 pb-4 print:pb-2">
					<div className="@container flow-root">
						{qr && <Qr {...qr} />}
						<p className="flex flex-wrap items-center gap-x-2.5 font-semibold text-lg">
							<Mark className="size-8" />
							Mishwar <In language="ar">مشوار</In>
						</p>
						<h1 className="mt-3 text-xl max-[22rem]:clear-both print:mt-1 print:text-lg">
							<BothLanguages text={title} />
						</h1>
						<p className="wrap-anywhere text-muted">{number}</p>
						<p suppressHydrationWarning className="text-muted">
							<BothLanguages text={issued} />
						</p>
					</div>
				</header>
				{children}
			</article>
		</div>
	);
}

/** One line, or in a narrow place a line for each language: within one paragraph a broken line would mix their directions. */
function BothLanguages({ text }: { text: Both }) {
	return (
		<>
			<span className="@max-[40rem]:block">{text.en}</span>{' '}
			<span aria-hidden className="@max-[40rem]:hidden">
				·
			</span>{' '}
			<In language="ar" className="@max-[40rem]:block @max-[40rem]:text-end">
				{text.ar}
			</In>
		</>
	);
}

/** Link to the booking, with the head's lines around it. Always dark on light, so that a camera can read it from the screen. */
function Qr({ size, path, address }: { size: number; path: string; address: string }) {
	const quiet = 4;
	const box = `${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`;
	return (
		<svg
			viewBox={box}
			role="img"
			aria-label={address}
			shapeRendering="crispEdges"
			className="float-end ms-4 mb-2 size-24 sm:size-28 print:size-20"
		>
			<rect x={-quiet} y={-quiet} width={size + 2 * quiet} height={size + 2 * quiet} fill="#ffffff" />
			<path d={path} fill="#000000" />
		</svg>
	);
}

/** `whole`: not split across sheets. */
export function PrintSection({ title, whole = false, children }: { title: Both; whole?: boolean; children: ReactNode }) {
	return (
		<section className={clsx('mt-5 print:mt-3', whole && 'in-one-piece')}>
			<h2 className="flex justify-between gap-4 border-line border-b pb-1 font-semibold">
				<span>{title.en}</span>
				<In language="ar">{title.ar}</In>
			</h2>
			{children}
		</section>
	);
}

/** English label, value, Arabic label; on the narrowest phones the value is below both labels. `value` alone if it reads the same in both. */
export function PrintRow({ label, value, strong }: { label: Both; value: ReactNode | Both<ReactNode>; strong?: boolean }) {
	return (
		<div
			className={`grid grid-cols-[1fr_minmax(0,2.2fr)_1fr] items-baseline gap-2 border-line max-[22rem]:grid-cols-[1fr_auto] max-[22rem]:gap-y-0 sm:grid-cols-[1fr_minmax(0,1.5fr)_1fr] sm:gap-3 border-b py-1.5 print:py-0.5 ${strong ? 'font-semibold' : ''}`}
		>
			<dt className="text-muted">{label.en}</dt>
			<dd
				suppressHydrationWarning
				className="wrap-anywhere flex flex-wrap justify-center gap-x-4 text-balance text-center max-[22rem]:order-last max-[22rem]:col-span-2"
			>
				{isBoth(value) ? (
					<>
						<span>{value.en}</span>
						{value.ar !== value.en && <In language="ar">{value.ar}</In>}
					</>
				) : (
					value
				)}
			</dd>
			<dd aria-hidden className="text-end text-muted">
				<In language="ar">{label.ar}</In>
			</dd>
		</div>
	);
}

const isBoth = (value: ReactNode | Both<ReactNode>): value is Both<ReactNode> =>
	typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;
