/** A person's picture, or their initials. */
import { clsx } from 'clsx';

const sizes = { small: 'size-9 text-sm', large: 'size-14 text-lg', huge: 'size-20 text-2xl' };

type AvatarProps = { name: string; src: string | null; size?: keyof typeof sizes };

export function Avatar({ name, src, size = 'small' }: AvatarProps) {
	const shape = clsx('shrink-0 rounded-pill', sizes[size]);
	if (src) return <img src={`${src}?w=400`} alt="" width={80} height={80} loading="lazy" className={clsx(shape, 'object-cover')} />;
	return (
		<span aria-hidden className={clsx(shape, 'grid place-items-center bg-accent-soft font-semibold text-accent-text')}>
			{initials(name)}
		</span>
	);
}

/** `"Rania Haddad"` → `"RH"`; in Arabic only the first letter, because initials would join. */
function initials(name: string): string {
	const letters = name
		.trim()
		.split(/\s+/)
		.map((word) => [...word][0] ?? '');
	const first = letters[0] ?? '';
	return /\p{Script=Arabic}/u.test(first) ? first : (first + (letters.length > 1 ? (letters.at(-1) ?? '') : '')).toUpperCase();
}
