/** An amount with its currency set smaller; never broken over two lines. */
import { clsx } from 'clsx';
import { useFormat } from '../i18n/context.tsx';

export function Amount({ jod, className }: { jod: string; className?: string }) {
	const format = useFormat();
	return (
		<span className={clsx('numbers whitespace-nowrap', className)}>
			{format.amount(jod)} <span className="font-medium text-[0.7em]">{format.currency}</span>
		</span>
	);
}
