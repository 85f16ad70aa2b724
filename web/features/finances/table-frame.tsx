/** A wide table that scrolls horizontally within its card, also by keyboard; visually hidden content scrolls with it. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { signedAmount } from '#web/features/ledger/signed-jod.ts';
import { useFormat } from '#web/i18n/context.tsx';

/** Where the page is narrow each row is a card, and each cell names itself by its `data-label`. */
const stacked = clsx(
	'@3xl:min-w-max @max-3xl:block @max-3xl:[&_tbody]:block @max-3xl:[&_thead]:hidden @max-3xl:[&_tr]:grid @max-3xl:[&_tr]:gap-1.5 @max-3xl:[&_tr]:p-4',
	'@max-3xl:[&_td]:grid @max-3xl:[&_td]:grid-cols-[7rem_minmax(0,1fr)] @max-3xl:[&_td]:items-center @max-3xl:[&_td]:gap-x-3 @max-3xl:[&_td]:p-0! @max-3xl:[&_td:empty]:hidden!',
	'@max-3xl:[&_td]:text-start! @max-3xl:[&_td>*]:col-start-2 @max-3xl:[&_td>*]:justify-self-start',
	'max-[22rem]:[&_td]:text-sm @max-xs:[&_td]:grid-cols-[5.5rem_minmax(0,1fr)]',
	'@max-3xl:[&_td]:before:font-normal @max-3xl:[&_td]:before:text-muted @max-3xl:[&_td]:before:text-sm @max-3xl:[&_td]:before:content-[attr(data-label)]',
);

/** `breaksWords`: cells have several lines if they must, so that the table is as narrow as it can be. */
type TableFrameProps = { label: string; isStacked?: boolean; breaksWords?: boolean; children: ReactNode };

export function TableFrame({ label, isStacked = false, breaksWords = false, children }: TableFrameProps) {
	return (
		<section
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
			tabIndex={0}
			className="@container relative overflow-x-auto rounded-card border border-line bg-surface focus-visible:outline-2 focus-visible:outline-primary"
		>
			<table className={clsx('w-full', isStacked ? stacked : !breaksWords && 'min-w-max')}>{children}</table>
		</section>
	);
}

export const headCell = 'px-3 py-3 text-start font-medium text-muted text-sm';
export const moneyHead = `${headCell} text-end!`;
export const cell = 'px-3 py-2 align-middle';
export const moneyCell = 'numbers whitespace-nowrap px-3 py-2 text-end align-middle';

/** An amount with its currency in smaller type; never wraps. */
export function Amount({ jod, className }: { jod: string; className?: string }) {
	const format = useFormat();
	return (
		<span className={clsx('numbers whitespace-nowrap', className)}>
			{signedAmount(format, jod)} <span className="font-medium text-[0.7em]">{format.currency}</span>
		</span>
	);
}
