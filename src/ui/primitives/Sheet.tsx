import { Modal, type ModalProps } from './Modal.tsx';

export type SheetProps = Omit<ModalProps, 'size'>;

/** A modal from the bottom edge on phones, from the right edge from 768 px on. */
export function Sheet(props: SheetProps) {
  return <Modal {...props} shape="sheet" />;
}
