import { Rect, Svg, Text, View } from '@react-pdf/renderer';
import type { Colours } from '../picture/colours.ts';
import type { Picture } from '../picture/picture.ts';

/** Width of what is written on a page, in points: A4 without its margins. */
const WIDTH = 515;
/** Most that stands on a page below its heading, in points. */
const HEIGHT = 660;

/** A picture over the whole width of the page, in one piece; one that is too high for a page is made smaller. */
export function PdfPicture({ picture, colours }: { readonly picture: Picture; readonly colours: Colours }) {
  const { width, height, shapes } = picture;
  const scale = Math.min(WIDTH / width, HEIGHT / height);
  return (
    <View wrap={false}>
      <Svg viewBox={`0 0 ${width} ${height}`} style={{ width: width * scale, height: height * scale }}>
        {shapes.map((shape, index) => {
          const fill = colours[shape.fill];
          // A drawing never changes: its order is all that tells its parts apart.
          const key = `${shape.kind}${index}`;
          if (shape.kind === 'rect') {
            const { edge, x, y, width: wide, height: high } = shape;
            return (
              <Rect
                key={key}
                x={x}
                y={y}
                width={wide}
                height={high}
                fill={fill}
                {...(edge === undefined ? {} : { stroke: colours[edge], strokeWidth: 1 })}
              />
            );
          }
          return (
            <Text
              key={key}
              x={shape.x}
              y={shape.y}
              fill={fill}
              textAnchor={shape.anchor ?? 'start'}
              style={{ fontSize: shape.size, fontWeight: shape.isBold === true ? 700 : 400 }}
            >
              {shape.text}
            </Text>
          );
        })}
      </Svg>
    </View>
  );
}
