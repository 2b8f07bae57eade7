import * as v from 'valibot';
import { boundedText, CountSchema, endpoint } from './endpoint.ts';
import { RequiredFileSchema, shopPicture } from './files.ts';

/** A picture that the shop keeps; `url` is one of its sizes, `width` and `height` are the pixels of its whole. */
export const ShopPictureSchema = v.object({ id: v.string(), url: v.string(), width: CountSchema, height: CountSchema });
export type ShopPicture = v.InferOutput<typeof ShopPictureSchema>;

/** `crop`: the part of the upright photo that is kept, in its pixels, as 'left,top,width,height'. */
const PictureFormSchema = v.object({
  file: RequiredFileSchema(shopPicture),
  crop: v.optional(
    v.pipe(
      boundedText(40),
      v.regex(/^\d{1,5},\d{1,5},[1-9]\d{0,4},[1-9]\d{0,4}$/, 'invalid'),
      v.transform(text => {
        const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
        return { left, top, width, height };
      }),
    ),
  ),
});
export type PictureForm = v.InferOutput<typeof PictureFormSchema>;

export const addPictureEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/pictures',
  access: 'admin',
  summary:
    'Keeps a photo for goods, banners or articles, drawn anew without its metadata within 1,600 pixels. The same photo has the same id.',
  body: PictureFormSchema,
  form: true,
  files: { file: shopPicture },
  answer: ShopPictureSchema,
  problems: ['payload_too_large'],
});
