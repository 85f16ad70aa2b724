/** Status badges: a label on a tint, or a dot with a label. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'positive' | 'warning' | 'danger' | 'accent' | 'info';

const tints: Record<Tone, string> = {
	neutral: 'bg-sunken text-ink',
	positive: 'bg-positive-soft text-positive-text',
	warning: 'bg-warning-soft text-warning-text',
	danger: 'bg-danger-soft text-danger',
	accent: 'bg-accent-soft text-accent-text',
	info: 'bg-sunken text-info',
};
const dots: Record<Tone, string> = {
	neutral: 'bg-muted',
	positive: 'bg-positive',
	warning: 'bg-warning',
	danger: 'bg-danger',
	accent: 'bg-accent',
	info: 'bg-info',
};

export function Badge({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
	return (
		<span
			className={clsx(
				'inline-flex items-center gap-1 whitespace-nowrap rounded-pill px-2.5 py-0.5 font-medium text-xs [&_svg]:size-3.5',
				tints[tone],
			)}
		>
			{icon}
			{children}
		</span>
	);
}

export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
	return (
		<span className="inline-flex items-center gap-2 text-sm">
			<span aria-hidden className={clsx('size-2 shrink-0 rounded-pill', dots[tone])} />
			{children}
		</span>
	);
}

/** Status pill: the dot shows the state by colour, the label in words. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
	return (
		<span className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-pill border border-line bg-surface px-2.5 py-0.5 font-medium text-xs">
			<span aria-hidden className={clsx('size-2 rounded-pill', dots[tone])} />
			{children}
		</span>
	);
}
