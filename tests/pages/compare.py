"""Percent of the pixels of boards that differ by more than 32 in a colour between two pictures of a map, outside of texts.

usage: compare.py OURS THEIRS BOXES.json"""
import json
import sys

from PIL import Image, ImageChops, ImageDraw

ours, theirs = (Image.open(path).convert("RGB") for path in sys.argv[1:3])
boxes = json.load(open(sys.argv[3]))
channels = ImageChops.difference(ours, theirs.crop((0, 0, *ours.size))).split()
worst = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
differs = worst.point(lambda value: 255 if value > 32 else 0)
draw = ImageDraw.Draw(differs)
for x, y, width, height in boxes["texts"]:
    draw.rectangle([x - 4, y - 4, x + width + 4, y + height + 4], fill=0)
wrong = seen = 0
for x, y, width, height in boxes["boards"]:
    part = differs.crop((round(x), round(y), round(x + width), round(y + height)))
    wrong += part.histogram()[255]
    seen += part.width * part.height
print(100 * wrong / seen)
