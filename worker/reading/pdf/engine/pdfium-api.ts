export type PdfiumApi = {
  malloc(size: number): number;
  free(pointer: number): void;
  FPDF_InitLibrary(): void;
  FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDF_GetPageBoundingBox(page: number, box: number): number;
  FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotation: number,
    pageX: number,
    pageY: number,
    deviceX: number,
    deviceY: number,
  ): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFFormObj_CountObjects(form: number): number;
  FPDFFormObj_GetObject(form: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetBounds(
    object: number,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ): number;
  FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  FPDFPageObj_SetIsActive(object: number, isActive: number): number;
  FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number;
  FPDFImageObj_GetImageMetadata(image: number, page: number, metadata: number): number;
  FPDFImageObj_GetImageDataRaw(image: number, buffer: number, size: number): number;
  FPDFImageObj_GetImageDataDecoded(image: number, buffer: number, size: number): number;
  FPDFImageObj_GetIccProfileDataDecoded(
    image: number,
    page: number,
    buffer: number,
    size: number,
    neededSize: number,
  ): number;
  FPDFImageObj_SetBitmap(pages: number, count: number, image: number, bitmap: number): number;
  FPDFTextObj_GetTextRenderMode(text: number): number;
  FPDFTextObj_GetFont(text: number): number;
  FPDFBitmap_CreateEx(
    width: number,
    height: number,
    format: number,
    buffer: number,
    stride: number,
  ): number;
  FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ): number;
  FPDFBitmap_GetBuffer(bitmap: number): number;
  FPDFBitmap_GetStride(bitmap: number): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotation: number,
    flags: number,
  ): void;
  FPDF_GetFormType(document: number): number;
  FPDFDOC_InitFormFillEnvironment(document: number, formInfo: number): number;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(text: number): void;
  FPDFText_CountChars(text: number): number;
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_IsHyphen(text: number, index: number): number;
  FPDFText_GetFontSize(text: number, index: number): number;
  FPDFText_HasUnicodeMapError(text: number, index: number): number;
  FPDFText_GetTextObject(text: number, index: number): number;
  FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number;
  FPDFText_GetLooseCharBox(text: number, index: number, box: number): number;
  FPDFPage_GetAnnotCount(page: number): number;
  FPDFPage_GetAnnot(page: number, index: number): number;
  FPDFPage_CloseAnnot(annotation: number): void;
  FPDFAnnot_GetSubtype(annotation: number): number;
  FPDFAnnot_GetFileAttachment(annotation: number): number;
  FPDFDoc_GetAttachmentCount(document: number): number;
  FPDFDoc_GetAttachment(document: number, index: number): number;
  FPDFAttachment_GetName(attachment: number, buffer: number, size: number): number;
  FPDFAttachment_GetFile(
    attachment: number,
    buffer: number,
    size: number,
    neededSize: number,
  ): number;
  FPDFAnnot_GetStringValue(annotation: number, key: number, buffer: number, size: number): number;
  FPDFAnnot_GetFormFieldType(form: number, annotation: number): number;
  FPDFAnnot_GetFormFieldValue(
    form: number,
    annotation: number,
    buffer: number,
    size: number,
  ): number;
  FPDFAnnot_GetOptionCount(form: number, annotation: number): number;
  FPDFAnnot_IsOptionSelected(form: number, annotation: number, index: number): number;
  FPDFAnnot_GetOptionLabel(
    form: number,
    annotation: number,
    index: number,
    buffer: number,
    size: number,
  ): number;
  FPDF_LoadCustomDocument(file: number, password: number): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_GetSecurityHandlerRevision(document: number): number;
  FPDF_CreateNewDocument(): number;
  FPDF_ImportPagesByIndex(
    document: number,
    source: number,
    indexes: number,
    count: number,
    at: number,
  ): number;
  FPDF_CopyViewerPreferences(document: number, source: number): number;
  FPDF_MovePages(document: number, indexes: number, count: number, to: number): number;
  FPDFPage_GetRotation(page: number): number;
  FPDFPage_SetRotation(page: number, turns: number): void;
  FPDF_SaveAsCopy(document: number, writer: number, flags: number): number;
  FPDF_SetSandBoxPolicy(policy: number, isEnabled: number): void;
  FPDF_GetSignatureCount(document: number): number;
  FPDF_GetSignatureObject(document: number, index: number): number;
  FPDFSignatureObj_GetContents(signature: number, buffer: number, size: number): number;
};
