/** A picture from local storage. */
import { useEffect, useState } from 'react';

export function StoredPhoto({ id, handle, alt }: { id: string; handle: { photo(id: string): Promise<Blob | undefined> }; alt: string }) {
	const [address, setAddress] = useState<string | null>(null);
	const { photo } = handle;
	useEffect(() => {
		let objectUrl: string | null = null;
		let isUnmounted = false;
		void photo(id).then((blob) => {
			if (!blob || isUnmounted) return;
			objectUrl = URL.createObjectURL(blob);
			setAddress(objectUrl);
		});
		return () => {
			isUnmounted = true;
			if (objectUrl) URL.revokeObjectURL(objectUrl);
		};
	}, [id, photo]);
	return address && <img src={address} alt={alt} className="h-full w-full animate-appear object-cover" />;
}
