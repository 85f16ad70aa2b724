/** Loading and empty states with their next step. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Placeholder in the size of the final content. */
export function Skeleton({ className }: { className?: string }) {
	return <span aria-hidden className={clsx('block animate-breathe rounded-control bg-sunken', className)} />;
}

type StateProps = {
	icon?: ReactNode;
	title: ReactNode;
	/** `h1` if it is the only content of the page. */
	titleAs?: 'p' | 'h1' | 'h2';
	hint?: ReactNode;
	action?: ReactNode;
	className?: string;
};

export function EmptyState({ icon, title, titleAs: Title = 'p', hint, action, className }: StateProps) {
	return (
		<div className={clsx('flex flex-col items-center gap-3 px-4 py-14 text-center', className)}>
			{icon && (
				<span className="mb-1 grid size-14 place-items-center rounded-pill bg-accent-soft text-accent-text [&_svg]:size-7">{icon}</span>
			)}
			<Title className={clsx('font-semibold', Title === 'h1' ? 'text-2xl' : 'text-lg')}>{title}</Title>
			{hint && <p className="max-w-md text-muted">{hint}</p>}
			{action && <div className="mt-3">{action}</div>}
		</div>
	);
}
