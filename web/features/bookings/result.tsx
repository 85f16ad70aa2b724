/** Layout of result pages: icon, headline, next step, and details. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
	neutral: 'bg-accent-soft text-accent-text',
	positive: 'bg-positive-soft text-positive-text',
	danger: 'bg-danger-soft text-danger',
};

type ResultProps = {
	icon: ReactNode;
	tone?: keyof typeof tones;
	title: string;
	hint?: ReactNode;
	actions?: ReactNode;
	/** Details below a divider. */
	children?: ReactNode;
};

export function Result({ icon, tone = 'neutral', title, hint, actions, children }: ResultProps) {
	return (
		<section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
			<div role={tone === 'danger' ? 'alert' : 'status'} className="flex flex-col items-center gap-3 py-4 text-center">
				<span className={clsx('grid size-16 place-items-center rounded-pill [&_svg]:size-8', tones[tone])}>{icon}</span>
				<h1 className="mt-2 text-xl sm:text-2xl">{title}</h1>
				{hint && <div className="max-w-md space-y-2 text-balance text-muted">{hint}</div>}
			</div>
			{actions && <div className="mt-2 flex flex-wrap justify-center gap-3 pb-4">{actions}</div>}
			{children && <div className="mt-4 space-y-5 border-line border-t pt-6">{children}</div>}
		</section>
	);
}
