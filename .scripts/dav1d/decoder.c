/* The exports of dav1d.wasm, which worker/reading/picture/avif/av1-decoder.ts calls. */
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <dav1d/dav1d.h>

#define EXPORT(name) __attribute__((export_name(name)))

enum { done, damaged, outOfMemory };

/* The one that is decoded, and the one that it may refer to. */
#define MOST_PICTURES 2
#define ALIGNMENT DAV1D_PICTURE_ALIGNMENT

static Dav1dContext *context;
static Dav1dPicture picture;
static int pictures;
static struct { size_t pixels; int bits, layout; } expected;

static size_t aligned(int size) {
    return ((size_t) size + 127) & ~(size_t) 127;
}

/* Refuses other pictures than the file announces, so that one never takes more memory than its size suggests. */
static int allocatePicture(Dav1dPicture *new, void *cookie) {
    const Dav1dPictureParameters *const is = &new->p;
    if ((size_t) is->w * (size_t) is->h > expected.pixels) return DAV1D_ERR(EINVAL);
    if (is->bpc != expected.bits || (int) is->layout != expected.layout) return DAV1D_ERR(EINVAL);
    if (pictures == MOST_PICTURES) return DAV1D_ERR(ENOMEM);
    const int isGrey = is->layout == DAV1D_PIXEL_LAYOUT_I400;
    const int isNarrow = is->layout != DAV1D_PIXEL_LAYOUT_I444;
    const int isLow = is->layout == DAV1D_PIXEL_LAYOUT_I420;
    const size_t stride = aligned(is->w) << (is->bpc > 8);
    const size_t chromaStride = isGrey ? 0 : stride >> isNarrow;
    const size_t luma = stride * aligned(is->h);
    const size_t chroma = chromaStride * (aligned(is->h) >> isLow);
    /* The space of an aligned allocation would be too small for the next one of the same size. */
    void *const space = malloc(luma + 2 * chroma + 2 * ALIGNMENT);
    if (!space) return DAV1D_ERR(ENOMEM);
    uint8_t *const bytes = (uint8_t *) (((uintptr_t) space + ALIGNMENT - 1) & -ALIGNMENT);
    pictures++;
    new->allocator_data = space;
    new->stride[0] = (ptrdiff_t) stride;
    new->stride[1] = (ptrdiff_t) chromaStride;
    new->data[0] = bytes;
    new->data[1] = isGrey ? NULL : bytes + luma;
    new->data[2] = isGrey ? NULL : bytes + luma + chroma;
    return 0;
}

static void releasePicture(Dav1dPicture *old, void *cookie) {
    pictures--;
    free(old->allocator_data);
}

static int openContext(void) {
    if (context) return 0;
    Dav1dSettings settings;
    dav1d_default_settings(&settings);
    settings.n_threads = 1;
    settings.max_frame_delay = 1;
    settings.apply_grain = 0;
    settings.all_layers = 0;
    settings.allocator.alloc_picture_callback = allocatePicture;
    settings.allocator.release_picture_callback = releasePicture;
    return dav1d_open(&context, &settings);
}

static void keepBytes(const uint8_t *bytes, void *cookie) {}

/* Keeps the last picture, which is the best of a picture in several qualities. */
static int decodeAll(Dav1dData *data) {
    int hasPicture = 0;
    for (;;) {
        int error = data->sz ? dav1d_send_data(context, data) : 0;
        if (error && error != DAV1D_ERR(EAGAIN)) return hasPicture ? 0 : error;
        Dav1dPicture next = { 0 };
        error = dav1d_get_picture(context, &next);
        if (!error) {
            dav1d_picture_unref(&picture);
            picture = next;
            hasPicture = 1;
        } else if (error != DAV1D_ERR(EAGAIN) || !data->sz) {
            return hasPicture ? 0 : error;
        }
    }
}

EXPORT("decode") int decode(const uint8_t *bytes, size_t length, size_t pixels, int bits, int layout) {
    expected.pixels = pixels;
    expected.bits = bits;
    expected.layout = layout;
    int error = openContext();
    if (!error) {
        dav1d_picture_unref(&picture);
        dav1d_flush(context);
        Dav1dData data = { 0 };
        error = dav1d_data_wrap(&data, bytes, length, keepBytes, NULL);
        if (!error) error = decodeAll(&data);
        dav1d_data_unref(&data);
    }
    if (error) return error == DAV1D_ERR(ENOMEM) ? outOfMemory : damaged;
    return done;
}

/* Values of the decoded picture; its planes are valid until the next one is decoded. */
EXPORT("width") int width(void) { return picture.p.w; }
EXPORT("height") int height(void) { return picture.p.h; }
EXPORT("matrix") int matrix(void) { return picture.seq_hdr->mtrx; }
EXPORT("isFullRange") int isFullRange(void) { return picture.seq_hdr->color_range; }
EXPORT("plane") void *plane(int channel) { return picture.data[channel]; }
EXPORT("stride") int stride(int channel) { return (int) picture.stride[channel > 0]; }

EXPORT("allocate") void *allocate(size_t length) { return malloc(length); }
EXPORT("release") void release(void *bytes) { free(bytes); }
