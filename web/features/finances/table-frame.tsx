/** A wide table that scrolls horizontally within its card, also by keyboard; visually hidden content scrolls with it. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFormat } from '#web/i18n/context.tsx';

export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
	return (
		<section
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
			tabIndex={0}
			className="relative overflow-x-auto rounded-card border border-line bg-surface focus-visible:outline-2 focus-visible:outline-primary"
		>
			<table className="w-full min-w-max">{children}</table>
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
			{format.amount(jod)} <span className="font-medium text-[0.7em]">{format.currency}</span>
		</span>
	);
}
